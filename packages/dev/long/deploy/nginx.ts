/** Runs nginx with the configuration from docs/deploy, on a test's ports and with a self-signed certificate. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { ownCertificate } from '@cleanpro/services/certificate';

export interface NginxPorts {
  http: number;
  https: number;
  varnish: number;
  studio: number;
}

/**
 * Replaces parts of a string.
 * @throws Error when a part does not occur
 */
export function adapted(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((current, [part, other]) => {
    if (!current.includes(part)) throw new Error(`"${part}" is missing`);
    return current.replaceAll(part, other);
  }, text);
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Nginx {
  /** Sends a request over TLS to a host that nginx serves. */
  send: (
    host: string,
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<Answer>;
  stop: () => Promise<void>;
}

/**
 * Checks the configuration, and starts nginx.
 * @throws Error with nginx's messages when it rejects the configuration
 */
export async function startNginx(program: string, folder: string, ports: NginxPorts): Promise<Nginx> {
  const certificate = await ownCertificate(join(folder, 'tls'), 'www.example.com');
  const site = adapted(readFileSync('docs/deploy/nginx.conf', 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${ports.http};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${ports.https} ssl http2;`,
    '  listen [::]:80;\n': '',
    '  listen [::]:443 ssl http2;\n': '',
    '127.0.0.1:6081': `127.0.0.1:${ports.varnish}`,
    '127.0.0.1:3200': `127.0.0.1:${ports.studio}`,
    '/var/log/nginx/cleanpro.log': join(folder, 'access.log'),
    '/etc/cleanpro/tls/fullchain.pem': certificate.path,
    '/etc/cleanpro/tls/privkey.pem': join(folder, 'tls/key.pem'),
  });
  const [main, included] = [join(folder, 'nginx.conf'), join(folder, 'cleanpro.conf')];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(included, site);
  writeFileSync(
    main,
    [
      'daemon off;',
      'worker_processes 1;',
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${join(folder, 'nginx.pid')};`,
      'error_log stderr error;',
      'events {}',
      // Default settings of recent distributions.
      `http { server_tokens build; access_log off; ${temporary.join(' ')} include ${included}; }`,
    ].join('\n'),
  );
  const checked = await execa(program, ['-t', '-q', '-c', resolve(main)], { reject: false, all: true });
  if (checked.failed) throw new Error(`nginx refuses docs/deploy/nginx.conf: ${checked.all}`);
  const child: ChildProcess = spawn(program, ['-c', resolve(main)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const send: Nginx['send'] = (host, path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve_, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: ports.https,
          servername: 'www.example.com',
          ca: certificate.cert,
          path,
          method,
          headers: { host, ...headers },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.once('end', () =>
            resolve_({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
          response.once('error', reject);
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { send, stop };
}

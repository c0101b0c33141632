import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram, type Program } from './programs.ts';

const PATHS = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Returns a configuration with one worker, like the site and plain Node, without logs or files outside the folder. */
const configuration = (folder: string, root: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  default_type text/html;
  server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; }
}
`;

/**
 * Starts nginx on a folder of compressed files.
 * @returns undefined after printing a message if nginx is not installed
 */
export function startNginx(folder: string, root: string, port: number): Program | undefined {
  const program = PATHS.find((path) => existsSync(path));
  if (program === undefined) {
    console.log('nginx is not installed, so its rows are missing. On Debian, install nginx-light.');
    return undefined;
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, root, port));
  return startProgram(program, ['-p', folder, '-c', file]);
}

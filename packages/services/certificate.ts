import { generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { writeBytes } from '@cleanpro/contentful-local/space/files';

const DAY_MS = 24 * 3600_000;
const LIFETIME_MS = 397 * DAY_MS;
const RENEWAL_MS = 30 * DAY_MS;
/** Types of alternative names (RFC 5280, 4.2.1.6). */
const NAME = { dns: 2, ip: 7 };

export interface Certificate {
  key: string;
  cert: string;
  /** Path of the certificate file, for `NODE_EXTRA_CA_CERTS`. */
  path: string;
}

function isUsable(pem: string, hosts: readonly string[]): boolean {
  const certificate = new X509Certificate(pem);
  return (
    Date.parse(certificate.validTo) > Date.now() + RENEWAL_MS &&
    hosts.every((host) => (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host)))
  );
}

/**
 * Returns a self-signed certificate for `localhost`, 127.0.0.1 and a host, for clients that only support TLS. Creates
 * it on first use, and again before it expires.
 */
export async function ownCertificate(folder: string, host: string): Promise<Certificate> {
  const path = join(folder, 'certificate.pem');
  const keyPath = join(folder, 'key.pem');
  const hosts = [...new Set(['localhost', '127.0.0.1', host])];
  if (existsSync(path) && existsSync(keyPath)) {
    const cert = readFileSync(path, 'utf8');
    if (isUsable(cert, hosts)) return { cert, key: readFileSync(keyPath, 'utf8'), path };
  }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const cert = await selfSigned(hosts, { privateKey, publicKey });
  // If the process ends between the two writes, the key has no certificate and is replaced.
  rmSync(path, { force: true });
  writeBytes(keyPath, privateKey);
  writeBytes(path, cert);
  return { cert, key: privateKey, path };
}

async function selfSigned(
  hosts: readonly string[],
  keys: { privateKey: string; publicKey: string },
): Promise<string> {
  const { default: forge } = await import('node-forge');
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey);
  // The leading byte 01 makes the serial number positive, as required.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date();
  certificate.validity.notAfter = new Date(Date.now() + LIFETIME_MS);
  const subject = [{ name: 'commonName', value: 'Embedded services' }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    {
      name: 'subjectAltName',
      altNames: hosts.map((host) =>
        isIP(host) ? { type: NAME.ip, ip: host } : { type: NAME.dns, value: host },
      ),
    },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(keys.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

/** Name of a field that is hidden from people, so that only bots fill it in. */
export const HONEYPOT = 'fax_number';

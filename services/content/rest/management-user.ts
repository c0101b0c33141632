/** Who does what in the management API: the one user of the embedded service, whoever has the token. */
export const USER = { sys: { type: 'Link', linkType: 'User', id: 'editor' } };

// The token stays in the URL, as on Contentful's own page. It is sent in a header, and only to this service.
const address = new URL(location.href);
const endpoint = address.pathname.replace(/\/explore\/?$/, '');
const token = address.searchParams.get('access_token') ?? '';
const element = (id) => document.getElementById(id);

const DOCUMENT = `{
  entryCollection(limit: 5) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
    }
  }
}`;
const INTROSPECTION = `{
  __schema {
    types {
      name kind description
      fields { name description type { ...T } args { name type { ...T } } }
      inputFields { name type { ...T } }
      enumValues { name }
    }
  }
}
fragment T on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`;

async function send(query, variables) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { response, body: await response.json() };
}

async function run() {
  const status = element('status');
  const text = element('variables').value.trim();
  let variables;
  try {
    variables = text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    status.textContent = `The variables are not JSON: ${error.message}`;
    element('variables').focus();
    return;
  }
  status.textContent = 'Running…';
  try {
    const start = performance.now();
    const { response, body } = await send(element('query').value, variables);
    const cost = response.headers.get('x-contentful-graphql-query-cost');
    const time = `${Math.round(performance.now() - start)} ms`;
    const answered = body.errors ? `${response.status}, with errors` : String(response.status);
    status.textContent = [answered, time, cost && `complexity ${cost}`].filter(Boolean).join(' · ');
    element('result').textContent = JSON.stringify(body, null, 2);
  } catch (error) {
    status.textContent = `The service did not answer: ${error.message}`;
  }
}

const typeText = ({ kind, name, ofType }) =>
  kind === 'NON_NULL' ? `${typeText(ofType)}!` : kind === 'LIST' ? `[${typeText(ofType)}]` : name;
const argumentsText = (args = []) =>
  args.length === 0 ? '' : `(${args.map(({ name, type }) => `${name}: ${typeText(type)}`).join(', ')})`;

function node(tag, text, children = []) {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function typeNode({ name, kind, description, fields, inputFields, enumValues }) {
  const members = [...(fields ?? []), ...(inputFields ?? []), ...(enumValues ?? [])];
  const list = members.map((member) =>
    node('li', '', [
      node(
        'code',
        `${member.name}${argumentsText(member.args)}${member.type ? `: ${typeText(member.type)}` : ''}`,
      ),
      ...(member.description ? [node('p', member.description)] : []),
    ]),
  );
  return node('details', '', [
    node('summary', `${name} · ${kind.toLowerCase().replace('_', ' ')}`),
    ...(description ? [node('p', description)] : []),
    node('ul', '', list),
  ]);
}

async function describeSchema() {
  const { body } = await send(INTROSPECTION).catch(({ message }) => ({ body: { message } }));
  if (!body.data) {
    const reason = body.errors?.[0]?.message ?? body.message ?? 'the service gave no reason';
    element('types').replaceChildren(node('p', `The schema could not be read: ${reason}`));
    return;
  }
  const types = body.data.__schema.types.filter(({ name }) => !name.startsWith('__'));
  types.sort((a, b) => (b.name === 'Query') - (a.name === 'Query') || a.name.localeCompare(b.name));
  const show = () => {
    const word = element('filter').value.trim().toLowerCase();
    const has = ({ name }) => name.toLowerCase().includes(word);
    const matching = types.filter((type) => has(type) || (type.fields ?? []).some(has));
    element('types').replaceChildren(
      ...(matching.length > 0 ? matching.map(typeNode) : [node('p', 'No type or field has this name.')]),
    );
  };
  element('filter').addEventListener('input', show);
  show();
}

element('query').value = DOCUMENT;
element('request').addEventListener('submit', (event) => {
  event.preventDefault();
  run();
});
element('request').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  element('request').requestSubmit();
});
describeSchema();

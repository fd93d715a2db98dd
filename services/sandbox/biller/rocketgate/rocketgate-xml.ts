const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A document of one level, as RocketGate writes its messages. */
export function rocketgateXml(root: string, fields: Readonly<Record<string, string>>): string {
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${escape(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><${root}>${elements.join('')}</${root}>`;
}

/** An answer of its gateway. */
export const gatewayXml = (fields: Readonly<Record<string, string>>): string =>
  rocketgateXml('gatewayResponse', { version: '1.0', ...fields });

/** The elements of a request that have a text. */
export function fieldsIn(xml: string): Readonly<Record<string, string>> {
  const found = [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)];
  return Object.fromEntries(found.map(([, name = '', text = '']) => [name, plain(text)]));
}

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Characters that XML 1.0 has no way to write: control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const relationNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

import { expect, it } from 'vitest';
import { weighPage } from './page-weight.ts';

it('weighs elements, classes, icons and data apart', () => {
  const html =
    '<p class="a b">é</p><svg class="c"><path/></svg><svg><use href="#x"/></svg><script>"<b class=1>"</script>';
  expect(weighPage(html)).toEqual({
    bytes: Buffer.byteLength(html),
    elements: 6,
    classBytes: ' class="a b"'.length + ' class="c"'.length,
    inlineIcons: 1,
    scriptBytes: '<script>"<b class=1>"</script>'.length,
  });
});

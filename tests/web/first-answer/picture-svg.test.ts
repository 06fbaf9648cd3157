import { describe, expect, it } from 'vitest';
import { pictureLook, pictureSvg } from '#web/admin/ui/share-picture/picture-svg.ts';

const LOOK = pictureLook(
  '--aw-background:#f6f1e8;--aw-text:#2c2233;--aw-accent:#6b3a55;--aw-font:"Lato",serif;',
);

const PICTURE = {
  store: 'Juniper & Vale',
  question: 'How did you first hear about us?',
  said: 'A friend or family',
  note: 'The first answer, 27 November 2026',
  rows: [],
};

describe('a picture to share', () => {
  it('has the store’s colours and font, and takes usual ones in their place', () => {
    expect(LOOK).toMatchObject({ background: '#f6f1e8', accent: '#6b3a55', font: '"Lato",serif' });
    expect(pictureLook('')).toMatchObject({ background: '#ffffff', font: 'system-ui,sans-serif' });
    const svg = pictureSvg(PICTURE, LOOK);
    expect(svg).toContain('fill="#f6f1e8"');
    expect(svg).toContain('font-family="&quot;Lato&quot;,serif"');
  });

  it('is a well-formed file whatever the merchant and the shopper wrote', () => {
    const svg = pictureSvg({ ...PICTURE, said: '<b>"Tea" & more</b> '.repeat(20) }, LOOK);
    expect(svg).toContain('Juniper &amp; Vale');
    expect(svg).not.toContain('<b>');
    expect(svg.match(/&lt;b&gt;/g)?.length).toBeGreaterThan(1);
  });

  it('wraps long words of a shopper inside the picture, and cuts what is too long', () => {
    const svg = pictureSvg({ ...PICTURE, said: 'word '.repeat(200) }, LOOK);
    expect(svg.match(/font-size="25"/g)).toHaveLength(5);
    expect(svg).toContain('…');
  });

  it('draws shares on one scale from 0 to 100 %, with their interval', () => {
    const rows = [{ label: 'Instagram', share: 0.5, low: 0.4, high: 0.6 }];
    const widths = [...pictureSvg({ ...PICTURE, rows }, LOOK).matchAll(/width="([\d.]+)" height="16"/g)];
    expect(widths.map(([, width]) => Number(width))).toEqual([224, 0.6 * 224, 0.4 * 224]);
  });
});

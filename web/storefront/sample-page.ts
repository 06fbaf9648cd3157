import type { StoreStyle } from '#shared/theme/store-style.ts';
import { BUY_BUTTONS } from './place-card.ts';

/** Buttons of themes, for pages without a buy button. */
const OTHER_BUTTONS = 'main :is(button,[type=submit],a)[class*=button i],main a[class*=btn i]';

/** What this page looks like, as the browser draws it: the source of a survey's look that works for any theme. */
export function samplePage(): StoreStyle {
  const body = getComputedStyle(document.body);
  const heading = styleOf('h1,h2');
  const button = styleOf(BUY_BUTTONS) ?? styleOf(OTHER_BUTTONS);
  const input = styleOf('input:is([type=text],[type=email],[type=search],[type=number]),select,textarea');
  const fill = button && toHex(button.backgroundColor);
  return {
    background: pageBackground(),
    text: toHex(body.color),
    button: fill ?? borderOf(button),
    buttonText: button && toHex(button.color),
    isOutlined: button !== null && fill === null,
    isUppercase: button?.textTransform === 'uppercase',
    buttonRadius: radiusOf(button),
    inputRadius: radiusOf(input),
    bodyFont: body.fontFamily,
    headingFont: heading?.fontFamily ?? null,
    headingWeight: heading ? Number(heading.fontWeight) : null,
    logo: addressOf<HTMLImageElement>(
      'header img[class*=logo i],header [class*=logo i] img',
      (image) => image.src,
    ),
    icon: addressOf<HTMLLinkElement>('link[rel~=icon]', (link) => link.href),
  };
}

/** The style of the first of these elements that takes up room. */
function styleOf(selector: string): CSSStyleDeclaration | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  });
  return found ? getComputedStyle(found) : null;
}

/** The root's background, if the body has none, is the one of the whole page. */
function pageBackground(): string | null {
  const [body, root] = [document.body, document.documentElement].map((element) =>
    toHex(getComputedStyle(element).backgroundColor),
  );
  return body ?? root ?? '#ffffff';
}

function borderOf(button: CSSStyleDeclaration | null): string | null {
  return button && parseFloat(button.borderTopWidth) > 0 ? toHex(button.borderTopColor) : null;
}

function radiusOf(style: CSSStyleDeclaration | null): number | null {
  if (!style) return null;
  const radius = parseFloat(style.borderTopLeftRadius);
  // A share of the size: themes that write it mean a pill.
  return style.borderTopLeftRadius.endsWith('%') && radius > 0 ? 99 : radius;
}

function addressOf<T extends Element>(selector: string, read: (element: T) => string): string | null {
  const found = document.querySelector<T>(selector);
  return found && read(found);
}

/** Draws the colour, because browsers compute it in any of several notations. Null for one that mostly shows through. */
function toHex(colour: string): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
  if (opacity < 128) return null;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

import type { Picture, ShownPictures } from '#shared/survey/picture-schema.ts';
import type { Question } from '#shared/survey/question.ts';
import type { RunState, ShownOption } from '../run/run.ts';
import { addSheet, h, sheetOf } from '../dom.ts';
import PICTURES_CSS from './pictures.css?inline';

/** Adds the pictures of a screen that was just built. Idempotent. */
export type DrawPictures = (root: ShadowRoot, state: RunState) => void;

const sheet = sheetOf(PICTURES_CSS);

/** The most of the window's height that a question's picture takes. */
const TALLEST = 'min(20vh, 14em)';
const TALLEST_LOGO = '1.75em';

export function drawPictures({ origin, logo, inQuestions }: ShownPictures): DrawPictures {
  const image = ({ address, alt, width, height }: Picture, isFirst: boolean, tallest?: string) => {
    const element = h('img', {
      class: 'picture',
      width,
      height,
      loading: isFirst ? 'eager' : 'lazy',
      decoding: 'async',
      src: origin + address,
    });
    // Without the attribute a screen reader would read the address.
    element.alt = alt;
    // The room is reserved before the picture has loaded. A percentage here would make the card's width depend on it.
    if (tallest) element.style.width = `min(${width}px, ${tallest} * ${width / height})`;
    return element;
  };

  return (root, { question, options, path }) => {
    const asker = root.querySelector('.who b');
    if (logo && asker && !asker.firstElementChild) {
      const drawn = image(logo, true, TALLEST_LOGO);
      drawn.alt ||= asker.textContent;
      asker.replaceChildren(drawn);
      addSheet(asker, sheet);
    }
    const form = root.querySelector('form:not(.pictured)');
    if (!form || !question || !inQuestions) return;
    form.classList.add('pictured');
    addSheet(form, sheet);
    const isFirst = path.length === 1;
    const { picture } = question;
    if (picture) form.querySelector('#hint')?.after(image(picture, isFirst, TALLEST));
    drawOptions(form, optionPictures(question, options), (each) => image(each, isFirst));
  };
}

/** The pictures of the shown options, in their order. */
function optionPictures({ config }: Question, shown: readonly ShownOption[]): (Picture | undefined)[] {
  const options = 'options' in config ? config.options : [];
  return shown.map(({ id }) => options.find((option) => option.id === id)?.picture);
}

function drawOptions(
  form: Element,
  pictures: readonly (Picture | undefined)[],
  image: (picture: Picture) => HTMLImageElement,
): void {
  if (!pictures.some(Boolean)) return;
  const rows = form.querySelectorAll('.option');
  pictures.forEach((picture, index) => {
    if (picture) rows[index]?.querySelector('span')?.before(image(picture));
  });
  // *Other* has no picture.
  const count = form.querySelectorAll('label.option:not(:has(+ .other))').length;
  form.querySelector('.options')?.classList.toggle('tiles', pictures.filter(Boolean).length === count);
}

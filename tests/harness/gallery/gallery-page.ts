import { EXHIBITS } from './gallery-surveys.ts';
import { choiceIn, CHOICES, hashOf, type Choice } from './gallery-choice.ts';

/**
 * One sheet with every exhibit, each in a frame of its own as wide as the shopper's window. The address after `#` names
 * the theme, the page, the width and the language; a change of it draws the same frames anew.
 */
const sheet = document.createElement('div');
sheet.className = 'sheet';
const frames = EXHIBITS.map((_, at) => {
  const frame = document.createElement('iframe');
  frame.src = `./exhibit.html?at=${at}${location.hash}`;
  const window = document.createElement('div');
  window.append(frame);
  sheet.append(window);
  return frame;
});
const links = document.createElement('nav');
document.body.append(links, sheet);

draw();
addEventListener('hashchange', draw);

function draw(): void {
  const choice = choiceIn(location.hash);
  document.documentElement.className = `w${choice.width}`;
  for (const frame of frames) {
    const page = frame.contentWindow;
    if (page && page.location.protocol !== 'about:') page.location.hash = hashOf(choice);
  }
  links.replaceChildren(...(Object.keys(CHOICES) as (keyof Choice)[]).map((part) => linksTo(part, choice)));
}

function linksTo(part: keyof Choice, choice: Choice): HTMLElement {
  const line = document.createElement('p');
  for (const value of CHOICES[part]) {
    const link = document.createElement('a');
    link.textContent = value;
    link.href = hashOf({ ...choice, [part]: value });
    if (choice[part] === value) link.setAttribute('aria-current', 'true');
    line.append(link, ' ');
  }
  return line;
}

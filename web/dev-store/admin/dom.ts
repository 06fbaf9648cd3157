/** An element that the page always contains. */
export function part<E extends HTMLElement = HTMLElement>(name: string): E {
  const element = document.querySelector<E>(`[data-${name}]`);
  if (element === null) throw new Error(`This page has no part named ${name}.`);
  return element;
}

interface ButtonFacts {
  label: string;
  className: string;
  disabled?: boolean;
}

export function button(facts: ButtonFacts, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = facts.label;
  made.className = facts.className;
  made.disabled = facts.disabled ?? false;
  made.addEventListener('click', onClick);
  return made;
}

import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './shortcut-dialog.module.css';

interface Shortcut {
  /** Keys that are pressed together; several entries are alternatives. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

const SHORTCUTS: readonly { readonly where: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    where: 'Everywhere',
    shortcuts: [
      { keys: [['?']], does: 'Show this list' },
      { keys: [['Ctrl', 'B']], does: 'Show or hide the sidebar' },
      { keys: [['Esc']], does: 'Close a dialog or a menu' },
    ],
  },
  {
    where: 'In menus and tabs',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'Move through a menu' },
      { keys: [['←'], ['→']], does: 'Move through tabs' },
      { keys: [['Home'], ['End']], does: 'Go to the first or the last' },
    ],
  },
  {
    where: 'In the table of responses',
    shortcuts: [
      { keys: [['J'], ['↓']], does: 'Go to the next response' },
      { keys: [['K'], ['↑']], does: 'Go to the response before' },
      { keys: [['Enter']], does: 'Open the response' },
      { keys: [['X']], does: 'Select the response, or no longer' },
      { keys: [['S']], does: 'Star the response, or no longer' },
      { keys: [['Esc']], does: 'Close the response, or clear the selection' },
    ],
  },
  {
    where: 'In the builder',
    shortcuts: [
      { keys: [['Ctrl', 'Z']], does: 'Undo' },
      { keys: [['Ctrl', 'Shift', 'Z']], does: 'Redo' },
      { keys: [['Enter']], does: 'In an option: go to the next blank option, or add one' },
      { keys: [['Backspace']], does: 'In an empty option: remove it' },
      { keys: [['↑'], ['↓']], does: 'On a question’s grip: move the question' },
    ],
  },
];

/** The keyboard shortcuts of the app. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      subtitle="On a Mac, press Cmd instead of Ctrl."
      maxWidth={520}
      onClose={onClose}
    >
      <div className={styles.groups}>
        {SHORTCUTS.map(({ where, shortcuts }) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((together, index) => (
                      <span key={together.join()}>
                        {index > 0 && ' or '}
                        {together.map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

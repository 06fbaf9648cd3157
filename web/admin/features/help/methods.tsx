import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { METHOD_IDS, methodPath } from '../../lib/methods.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './help.module.css';
import { METHODS, type Method } from './method-texts.ts';
import { Link } from '../../ui/link.tsx';

/** All methods, with the one of the address in sight. */
export function Methods() {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <nav aria-label="Figures">
        <ul className={styles.index}>
          {METHOD_IDS.map((id) => (
            <li key={id}>
              <Link to={methodPath(id)}>{METHODS[id].name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {METHOD_IDS.map((id) => (
        <div key={id} id={id} className={styles.method}>
          <MethodPanel {...METHODS[id]} />
        </div>
      ))}
      <p>
        <Link to={ROUTES.help}>All answers of the Help Centre</Link>
      </p>
    </>
  );
}

function MethodPanel({ name, formula, sources, leftOut }: Method) {
  return (
    <Panel heading={name}>
      <dl className={styles.facts}>
        <dt>How it is worked out</dt>
        {formula.map((paragraph) => (
          <dd key={paragraph}>{paragraph}</dd>
        ))}
        <dt>What is left out</dt>
        <dd>{leftOut}</dd>
        {sources.length > 0 && (
          <>
            <dt>Source</dt>
            {sources.map((source) => (
              <dd key={source}>{source}</dd>
            ))}
          </>
        )}
      </dl>
    </Panel>
  );
}

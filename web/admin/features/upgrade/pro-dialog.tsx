import { Button } from '@shopify/polaris';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PRO_DIALOG } from '#shared/plan/upgrade.ts';
import { ROUTES } from '#shared/routes.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { makePieces, throwConfetti } from './confetti.ts';
import { ProVideo } from './pro-video.tsx';
import styles from './upgrade.module.css';

const CONFETTI_PIECES = 200;

/** What a merchant sees who just got the Pro plan. */
export function ProDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const create = (): void => {
    onClose();
    void navigate(ROUTES.createFromScratch);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{PRO_DIALOG.closeButton}</Button>
      <Button variant="primary" onClick={create}>
        {PRO_DIALOG.createButton}
      </Button>
    </>
  );
  return (
    <Dialog
      title={PRO_DIALOG.title}
      subtitle={PRO_DIALOG.subtitle}
      maxWidth={550}
      onClose={onClose}
      footer={footer}
    >
      {!isStill && <Confetti />}
      <ProVideo />
      <ol className={styles.features}>
        {PRO_DIALOG.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ol>
    </Dialog>
  );
}

function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    return throwConfetti(canvas.current, makePieces(CONFETTI_PIECES, Math.random));
  }, []);
  return <canvas ref={canvas} className={styles.confetti} data-pieces={CONFETTI_PIECES} aria-hidden="true" />;
}

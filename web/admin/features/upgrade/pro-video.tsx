import { useState } from 'react';
import { useServices } from '../../lib/services.tsx';
import { useOnline } from '../../lib/page/use-online.ts';
import styles from './upgrade.module.css';

/** A poster until the merchant presses play: nothing loads from another host before, and offline the poster stays. */
export function ProVideo() {
  const { videoUrl } = useServices().config;
  const [isPlaying, setPlaying] = useState(false);
  const isOnline = useOnline();
  if (isPlaying && isOnline) {
    return (
      <>
        <iframe
          className={styles.video}
          src={videoUrl}
          title="A tour of the Pro plan"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
        />
        <p>
          Does it not play?{' '}
          <a href={videoUrl} target="_blank" rel="noopener noreferrer">
            Watch the tour in a new tab
          </a>
        </p>
      </>
    );
  }
  return (
    <div className={`${styles.video} ${styles.poster}`}>
      <svg viewBox="0 0 320 180" aria-hidden="true">
        <rect width="320" height="180" fill="#0f5c5c" />
        <rect x="34" y="40" width="118" height="14" rx="7" fill="#d5ebe5" />
        <rect x="34" y="68" width="92" height="10" rx="5" fill="#5aa9a3" />
        <rect x="34" y="88" width="104" height="10" rx="5" fill="#5aa9a3" />
        <rect x="34" y="116" width="66" height="24" rx="12" fill="#e2603f" />
        {[40, 66, 52, 84, 104].map((height, at) => (
          <rect
            key={height}
            x={190 + at * 20}
            y={144 - height}
            width="12"
            height={height}
            rx="4"
            fill={at === 4 ? '#f2b544' : '#d5ebe5'}
          />
        ))}
      </svg>
      {isOnline ? (
        <button type="button" onClick={() => setPlaying(true)}>
          Watch the tour
        </button>
      ) : (
        <p>You are offline. The tour can be watched once you are connected.</p>
      )}
    </div>
  );
}

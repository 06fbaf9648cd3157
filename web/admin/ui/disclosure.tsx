import { Button } from '@shopify/polaris';
import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  readonly show: string;
  readonly hide: string;
  readonly children: ReactNode;
}

/** A part that is drawn once it is asked for. */
export function Disclosure({ show, hide, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button variant="plain" ariaExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? hide : show}
        </Button>
      </div>
      {isOpen && children}
    </>
  );
}

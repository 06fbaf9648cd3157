import type { PropsWithChildren } from 'react';

export function BareLayout({ children }: PropsWithChildren) {
  return <main>{children}</main>;
}

import type { AppProviderProps } from '@shopify/polaris';
import { Link } from '../ui/link.tsx';

type LinkLikeProps = React.ComponentProps<NonNullable<AppProviderProps['linkComponent']>>;

/** The link component of Polaris: navigates inside the app without a page load. */
export function RouterLink({ url, external, target, ref: _ref, children, ...rest }: LinkLikeProps) {
  if (external || target === '_blank' || !url.startsWith('/')) {
    return (
      <a {...rest} href={url} target={external ? '_blank' : target} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={url}>
      {children}
    </Link>
  );
}

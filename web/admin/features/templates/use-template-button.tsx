import { Button } from '@shopify/polaris';
import { LockIcon } from '@shopify/polaris-icons';
import type { Template } from '#shared/api/templates.ts';
import { useTemplate } from './use-template.ts';

interface UseTemplateButtonProps {
  template: Template;
  /** The label if the plan does not allow that many questions. */
  locked: string;
  /** A card's button is one of many; elsewhere it is the screen's main one. */
  isOnCard?: boolean;
}

export function UseTemplateButton({ template, locked, isOnCard = false }: UseTemplateButtonProps) {
  const { isAllowed, use, askToUpgrade } = useTemplate(template);
  const { name } = template;
  const size = isOnCard ? 'slim' : 'medium';
  if (!isAllowed) {
    return (
      <Button icon={LockIcon} size={size} accessibilityLabel={`${locked}: ${name}`} onClick={askToUpgrade}>
        {locked}
      </Button>
    );
  }
  return (
    <Button
      variant={isOnCard ? 'secondary' : 'primary'}
      size={size}
      accessibilityLabel={`Use Template: ${name}`}
      onClick={use}
    >
      Use Template
    </Button>
  );
}

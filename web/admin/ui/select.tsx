import { Select as PolarisSelect, type SelectProps } from '@shopify/polaris';

type Option = NonNullable<SelectProps['options']>[number];

/** An item's value is never the empty string: that is what *nothing chosen* looks like to a select. */
export function Select(props: SelectProps) {
  if (props.options?.some(hasEmptyValue)) {
    throw new Error('A select item may not have an empty-string value');
  }
  return <PolarisSelect {...props} />;
}

function hasEmptyValue(option: Option): boolean {
  if (typeof option === 'string') return option === '';
  if ('options' in option) return option.options.some(hasEmptyValue);
  return option.value === '';
}

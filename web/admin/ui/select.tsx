import { Select as PolarisSelect, type SelectProps } from '@shopify/polaris';

type Option = NonNullable<SelectProps['options']>[number];

/** No item may have an empty value: a select uses it for *nothing chosen*. */
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

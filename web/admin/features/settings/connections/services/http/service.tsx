import { TextField } from '@shopify/polaris';
import { CodeIcon } from '@shopify/polaris-icons';
import type { ServiceOf } from '#shared/connections/kinds.ts';
import { TEMPLATE_NAMES } from '#shared/connections/kinds.ts';
import { PRESETS } from './presets.ts';
import { Select } from '../../../../../ui/select.tsx';
import styles from '../../connections.module.css';
import type { FieldsProps, ServiceOnWeb } from '../service.ts';

export const httpService: ServiceOnWeb<'http'> = {
  name: 'Custom request',
  noun: 'a custom request',
  summary:
    'For developers: a request in the shape that another service wants, such as conversions of Meta or TikTok.',
  mark: { icon: CodeIcon, colour: '#5a4a3f' },
  begin: {
    name: '',
    service: { kind: 'http', template: '', type: 'json', header: '', purpose: 'marketing' },
    events: ['response.completed'],
  },
  hasUrl: true,
  key: {
    label: 'Key',
    help: 'It goes where the address or the body has {{secret}}, and into the header that you name.',
    isOptional: true,
  },
  privacy: ({ purpose }) =>
    `${
      purpose === null
        ? 'Every answer is sent; customer and order only if the shopper allows marketing.'
        : `Only answers of shoppers who allow ${purpose} are sent.`
    } A body that names the customer is not sent without one. The receiver is not told when an answer is erased here.`,
  Fields,
};

const NONE = 'none';
const OWN = 'own';

function Fields(props: FieldsProps<'http'>) {
  const { service, onChange } = props;
  const set = (more: Partial<ServiceOf<'http'>>): void => onChange({ ...service, ...more });
  return (
    <>
      <PresetField {...props} />
      <AddressFields {...props} set={set} />
      <BodyFields {...props} set={set} />
      <Select
        label="Send an answer if the shopper allows"
        options={[
          { value: 'marketing', label: 'Marketing' },
          { value: 'analytics', label: 'Analytics' },
          { value: NONE, label: 'Nothing: send every answer' },
        ]}
        value={service.purpose ?? NONE}
        onChange={(purpose) =>
          set({ purpose: purpose === 'marketing' || purpose === 'analytics' ? purpose : null })
        }
      />
    </>
  );
}

interface PartProps extends FieldsProps<'http'> {
  readonly set: (more: Partial<ServiceOf<'http'>>) => void;
}

function PresetField({ service, onChange, onUrl }: FieldsProps<'http'>) {
  const preset = PRESETS.findIndex(({ template }) => template === service.template);
  const choosePreset = (at: string): void => {
    const chosen = PRESETS[Number(at)];
    if (chosen === undefined) return;
    const { name: _, url: address, ...rest } = chosen;
    onUrl(address);
    onChange({ ...service, ...rest });
  };
  return (
    <Select
      label="Begin with"
      options={[
        ...(preset < 0 ? [{ value: OWN, label: service.template === '' ? 'Choose…' : 'My own' }] : []),
        ...PRESETS.map(({ name }, at) => ({ value: String(at), label: name })),
      ]}
      value={preset < 0 ? OWN : String(preset)}
      onChange={choosePreset}
    />
  );
}

const AddressFields = ({ service, url, onUrl, errors, set }: PartProps) => (
  <>
    <TextField
      label="Address"
      type="url"
      autoComplete="off"
      helpText="A public https address. {{secret}} may stand behind its ?."
      value={url}
      onChange={onUrl}
      error={errors['url']}
    />
    <TextField
      label="Header for the key"
      autoComplete="off"
      placeholder="Authorization"
      helpText="Leave it empty if the key is in the address or the body."
      value={service.header}
      onChange={(header) => set({ header })}
      error={errors['service.header'] ?? errors['header']}
    />
  </>
);

const BodyFields = ({ service, errors, set }: PartProps) => (
  <>
    <Select
      label="Body"
      options={[
        { value: 'json', label: 'JSON' },
        { value: 'form', label: 'Form (name=value&…)' },
      ]}
      value={service.type}
      onChange={(type) => set({ type: type === 'form' ? 'form' : 'json' })}
    />
    <div className={styles.template}>
      <TextField
        label="Template"
        autoComplete="off"
        multiline={8}
        maxHeight="20rem"
        monospaced
        value={service.template}
        onChange={(template) => set({ template })}
        error={errors['service.template'] ?? errors['template']}
      />
    </div>
    <NameList />
  </>
);

function NameList() {
  return (
    <details className={styles.names}>
      <summary>What a template can name</summary>
      <dl>
        {Object.entries(TEMPLATE_NAMES).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

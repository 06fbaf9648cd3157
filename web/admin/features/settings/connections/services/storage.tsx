import { Checkbox, TextField } from '@shopify/polaris';
import { FILE_FORMATS, type FileFormat, type ServiceOf } from '#shared/connections/kinds.ts';
import { Select } from '../../../../ui/select.tsx';
import styles from '../connections.module.css';
import { FORMAT_WORDS } from './format-words.ts';
import { HOURS } from './hours.ts';
import type { FieldsProps, ServiceForm } from './service-form.ts';

export const storageForm: ServiceForm<'storage'> = {
  name: 'Storage (S3)',
  noun: 'S3 storage',
  summary: 'Files of your answers in a bucket, each day, as CSV or Parquet for your warehouse.',
  begin: {
    name: 'Storage',
    service: {
      ...{ kind: 'storage', endpoint: '', region: 'us-east-1', bucket: '', prefix: 'askwell' },
      ...{ accessKeyId: '', formats: ['csv'], hour: 3 },
    },
    events: ['store.export'],
  },
  hasUrl: false,
  key: {
    label: 'Secret access key',
    help: 'Of a user that may write and delete objects in this folder, and nothing else.',
  },
  privacy: () =>
    'The files have the same columns as a download, with customer and order whatever the shopper allows: the bucket is yours. While the connection is on, erased answers leave the files after about ten minutes, and changed ones are written with the next export. Files of a survey that you delete, or no longer choose, are deleted.',
  Fields,
};

type SetService = (more: Partial<ServiceOf<'storage'>>) => void;

interface PartProps extends FieldsProps<'storage'> {
  readonly set: SetService;
}

function Fields(props: FieldsProps<'storage'>) {
  const { service, onChange } = props;
  const set: SetService = (more) => onChange({ ...service, ...more });
  return (
    <>
      <PlaceFields {...props} set={set} />
      <FormatFields {...props} set={set} />
      <Select
        label="Time of the daily export"
        helpText="By your store’s clock. It has all days up to the day before. If the time has passed today, the first export begins within minutes."
        options={HOURS}
        value={String(service.hour)}
        onChange={(hour) => set({ hour: Number(hour) })}
      />
      <TextField
        label="Access key ID"
        autoComplete="off"
        value={service.accessKeyId}
        onChange={(accessKeyId) => set({ accessKeyId })}
        error={props.errors['service.accessKeyId']}
      />
    </>
  );
}

const PlaceFields = ({ service, errors, set }: PartProps) => (
  <>
    <TextField
      label="Endpoint"
      type="url"
      autoComplete="off"
      placeholder="https://s3.example.com"
      helpText="Leave it empty for Amazon S3. Others, such as Cloudflare R2, show the address of their S3 API."
      value={service.endpoint}
      onChange={(endpoint) => set({ endpoint })}
      error={errors['service.endpoint']}
    />
    <div className={styles.pair}>
      <TextField
        label="Bucket"
        autoComplete="off"
        value={service.bucket}
        onChange={(bucket) => set({ bucket })}
        error={errors['service.bucket']}
      />
      <TextField
        label="Region"
        autoComplete="off"
        value={service.region}
        onChange={(region) => set({ region })}
        error={errors['service.region']}
      />
    </div>
    <TextField
      label="Folder"
      autoComplete="off"
      helpText="If you change the place later, all files are written there. The old ones stay where they are."
      value={service.prefix}
      onChange={(prefix) => set({ prefix })}
      error={errors['service.prefix']}
    />
  </>
);

function FormatFields({ service: { formats }, errors, set }: PartProps) {
  const toggle = (format: FileFormat, isChosen: boolean): void =>
    set({ formats: FILE_FORMATS.filter((each) => (each === format ? isChosen : formats.includes(each))) });
  return (
    <fieldset className={styles.events}>
      <legend>Formats</legend>
      {FILE_FORMATS.map((format) => (
        <Checkbox
          key={format}
          label={FORMAT_WORDS[format].label}
          helpText={FORMAT_WORDS[format].help}
          checked={formats.includes(format)}
          onChange={(isChosen) => toggle(format, isChosen)}
        />
      ))}
      {errors['service.formats'] && <p>{errors['service.formats']}</p>}
    </fieldset>
  );
}

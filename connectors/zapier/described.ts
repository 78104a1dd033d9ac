import { formOf } from '../forms';
import { inputFields } from './fields';
import { firstFields, furtherFields, isAboutPay } from './narrowed';
import { type Offered, outputFields } from './output-fields';
import samples from './samples.json';

/** What people see of an operation in Zapier, from its form and its answer. */
export function described(id: Offered) {
  const form = formOf(id);
  const { fields } = form;
  return {
    form,
    shown: { key: id, noun: form.group, display: { label: form.name, description: form.description } },
    inputFields: isAboutPay(fields)
      ? [...firstFields(fields), furtherFields(fields)]
      : fields.flatMap((field) => inputFields(field)),
    outputFields: outputFields(id),
    sample: samples[id],
  };
}

import type { INodeProperties } from 'n8n-workflow';
import type { FormField } from '../../../../src/contract/form/fields';
import type { OperationForm } from '../../../../src/contract/form/operations';
import { defined } from '../../../../src/defined';
import { forms } from '../../../forms';

/** The collection that holds the optional fields of an operation. */
export const optionalFields = 'optionalFields';

const groups = [...new Set(forms.map(({ group }) => group))];

/** A field as n8n shows it. */
function property(field: FormField): INodeProperties {
  const common = {
    displayName: field.label,
    name: field.name,
    ...defined({ description: field.description === '' ? undefined : field.description }),
  };
  switch (field.kind) {
    case 'group':
      return {
        ...common,
        type: 'collection',
        placeholder: 'Add Field',
        default: {},
        options: field.members.map((member) => property(member)),
      };
    case 'choice':
      return {
        ...common,
        type: 'options',
        default: field.default ?? field.choices[0]!.value,
        options: field.choices.map(({ value, label }) => ({ name: label, value })),
      };
    case 'listed':
      return {
        ...common,
        type: 'options',
        typeOptions: { loadOptionsMethod: field.list.operation },
        default: '',
      };
    case 'flag':
      return { ...common, type: 'boolean', default: field.default ?? false };
    case 'number':
      return { ...common, type: 'number', default: field.default ?? 0 };
    case 'json':
      return { ...common, type: 'json', default: '' };
    case 'day':
      return { ...common, type: 'string', default: '', placeholder: 'YYYY-MM-DD' };
    case 'text':
      return { ...common, type: 'string', default: field.default ?? '' };
  }
}

/** The fields of one operation: required ones open, all others in a collection, so only what is added is sent. */
function operationProperties({ id, group, fields }: OperationForm): INodeProperties[] {
  const displayOptions = { show: { resource: [group], operation: [id] } };
  const optional = fields.filter(({ required }) => !required);
  return [
    ...fields
      .filter(({ required }) => required)
      .map((field) => ({ ...property(field), required: true, displayOptions })),
    ...(optional.length === 0
      ? []
      : [
          {
            displayName: 'Optional Fields',
            name: optionalFields,
            type: 'collection' as const,
            placeholder: 'Add Field',
            default: {},
            displayOptions,
            options: optional.map((field) => property(field)),
          },
        ]),
  ];
}

const operationChoice = (group: string): INodeProperties => {
  const inGroup = forms.filter((form) => form.group === group);
  return {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: [group] } },
    default: inGroup[0]!.id,
    options: inGroup.map(({ id, name, description }) => ({ name, value: id, action: name, description })),
  };
};

/** Every operation of the service as fields of the node. */
export const properties: INodeProperties[] = [
  {
    displayName: 'Resource',
    name: 'resource',
    type: 'options',
    noDataExpression: true,
    default: groups[0]!,
    options: groups.map((group) => ({ name: group, value: group })),
  },
  ...groups.map(operationChoice),
  ...forms.flatMap(operationProperties),
];

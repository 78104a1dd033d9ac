import { keyParameter } from './definition';
import type { Json } from './schema';

/** The background of the icon. The Power Platform shows it around the icon. */
const iconBrandColor = '#0b5d4e';

/** Who publishes the connector. */
export const publisher = 'Finance and tax for Africa';

/** The properties of the connector other than its operations: how a connection asks for the key and keeps it secret. */
export const connectorProperties = (): Json => ({
  properties: {
    connectionParameters: {
      [keyParameter]: {
        type: 'securestring',
        uiDefinition: {
          displayName: 'Key',
          description: 'The key of the service, with its prefix svc_live_ or svc_test_.',
          tooltip: 'A key that begins with svc_test_ answers with sample data and is not counted.',
          constraints: { tabIndex: 2, clearText: false, required: 'true' },
        },
      },
    },
    iconBrandColor,
    capabilities: ['actions', 'triggers'],
    policyTemplateInstances: [],
    publisher,
    stackOwner: publisher,
  },
});

import { connectorDefinition } from './server/connector/definition';

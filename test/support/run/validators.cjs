const Ajv2020 = require('ajv/dist/2020').default;
const addFormats = require('ajv-formats').default;

/** What compiles the schemas of a document, by the text of its components. */
const documents = new Map();

function validatorsOf(components) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', components: JSON.parse(components) });
  const compiled = new Map();
  return (schema) => {
    const known = compiled.get(schema);
    if (known !== undefined) return known;
    const validate = ajv.compile(JSON.parse(schema.replaceAll('"#/components', '"api#/components')));
    compiled.set(schema, validate);
    return validate;
  };
}

/**
 * Compiles schemas of OpenAPI documents, and keeps what it compiled for every file of the worker: all files meet the
 * same document, and compiling it again in each took them seconds.
 *
 * @param components the components of the document, as JSON
 * @returns a function that gives the validator of a schema, which is given as JSON
 */
module.exports = (components) => {
  const known = documents.get(components) ?? validatorsOf(components);
  documents.set(components, known);
  return known;
};

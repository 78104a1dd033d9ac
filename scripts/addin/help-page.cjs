const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

const written = ({ name, optional }) => (optional ? `[${name}]` : name);

function section({ name, description, parameters }, words) {
  const rows = parameters.map((parameter) => {
    const offered = words.get(parameter.customEnumId);
    const values = offered === undefined ? '' : offered.length > 12 ? ` One of ${offered.length} words that Excel offers.` : ` One of ${offered.map(({ stringValue }) => `"${stringValue}"`).join(', ')}.`;
    return `<tr><th scope="row"><code>${escape(written(parameter))}</code></th><td>${escape((parameter.description ?? '') + values)}</td></tr>`;
  });
  const table = rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
  return `<section id="${escape(name)}"><h2><code>=SVC.${escape(name)}(${escape(parameters.map(written).join(', '))})</code></h2><p>${escape(description)}</p>${table}</section>`;
}

/** The page that Excel opens for help on a function: one section each, under the function's name. */
function helpPage({ functions, enums }) {
  const words = new Map(enums.map(({ id, values }) => [id, values]));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>SVC functions</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 1rem; }
h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
section { border-top: 1px solid #8886; padding: 0.5rem 0; }
section:target { outline: 2px solid; outline-offset: 0.5rem; }
th { text-align: left; vertical-align: top; padding-right: 1rem; font-weight: normal; }
</style>
</head>
<body>
<h1>SVC functions</h1>
<p>Every amount and every date may be a cell, a number or a range; a range spills. What stands in square brackets may be left out.</p>
<nav>${functions.map(({ name }) => `<a href="#${escape(name)}">${escape(name)}</a>`).join(' · ')}</nav>
${functions.map((one) => section(one, words)).join('\n')}
</body>
</html>
`;
}

module.exports = { helpPage };

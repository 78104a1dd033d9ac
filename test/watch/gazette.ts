/** A line of text on a page of a PDF: pieces at distances from the left edge, in points. */
export type PdfLine = readonly (readonly [x: number, text: string])[];

const escaped = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A PDF of one page with lines of text from top to bottom. */
export function pdfOf(lines: readonly PdfLine[]): Buffer {
  const drawn = lines
    .map((pieces, i) =>
      pieces.map(([x, text]) => `BT /F1 11 Tf ${x} ${780 - i * 16} Td (${escaped(text)}) Tj ET`).join('\n'),
    )
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

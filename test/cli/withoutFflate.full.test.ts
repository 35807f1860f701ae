/** What the command says of a workbook where nobody installed fflate. */
import { expect, it, vi } from 'vitest';
import { workbookOf } from '../adapters/xlsx/writer.js';
import { fileOf, printed } from './support.js';

vi.mock('fflate/browser', () => {
  throw new Error('Cannot find package');
});

it('names what to type, in a project and with npx', async () => {
  const file = fileOf(Buffer.from(workbookOf([])));
  await expect(printed(['analyse', file])).rejects.toThrow(
    `${file} is an Excel workbook (XLSX), which needs the package fflate: type npm install fflate@0.8 in your project, or with npx: npx -p open-banking-insights -p fflate@0.8 open-banking-insights analyse ...`,
  );
});

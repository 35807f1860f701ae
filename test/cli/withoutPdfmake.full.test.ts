/** What the command says of a PDF where nobody installed pdfmake. */
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { Complaint } from '../../src/cli/complaint.js';
import { BRITISH, newFolder, printed } from './support.js';

vi.mock('pdfmake/build/vfs_fonts.js', () => {
  throw new Error('Cannot find package');
});

it.each([[[]], [['--statement']]])('names what to type, in a project and with npx: %j', async flags => {
  const output = join(newFolder(), 'report.pdf');
  const made = printed(['report', BRITISH, '-o', output, ...flags]);
  await expect(made).rejects.toThrow(Complaint);
  await expect(made).rejects.toThrow(
    'a PDF needs the package pdfmake, which could not be loaded: type npm install pdfmake@0.3 in your project, or with npx: npx -p open-banking-insights -p pdfmake@0.3 open-banking-insights report ...',
  );
});

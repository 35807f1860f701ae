/** Without fflate the other readers work, and a workbook says what it needs. */
import { expect, it, vi } from 'vitest';
import { fromCsv, fromXlsx } from '../../../src/adapters.js';
import { workbookOf } from './writer.js';

vi.mock('fflate/browser', () => {
  throw new Error('Cannot find package');
});

it('names the package', async () => {
  expect(fromCsv('Date,Amount\n2026-03-14,9.50\n').accounts).toHaveLength(1);
  await expect(fromXlsx(workbookOf([]))).rejects.toMatchObject({
    name: 'InvalidRequestError',
    issues: [{ code: 'fflate_not_loaded' }],
  });
  await expect(fromXlsx(workbookOf([]))).rejects.toThrow('npm install fflate@0.8');
});

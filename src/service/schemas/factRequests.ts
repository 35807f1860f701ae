/** The arguments of the functions over the tables of facts. */
import * as z from 'zod';
import { namesOf } from '../../base/tables.js';
import { NOTIFICATION_FORMS } from '../notifications.js';
import { OPERATIONS_OF_SCOPE, type OperationId } from '../operations.js';
import { PRODUCTS } from '../products.js';
import { regionSchema } from './arguments.js';
import { consentSchema } from './consent.js';
import { notificationSetupSchema, notificationStateSchema } from './notificationSetup.js';

const OPERATION_IDS = [
  'getToken',
  ...Object.values(OPERATIONS_OF_SCOPE).flatMap(Object.keys),
] as OperationId[];
const NOTIFICATION_IDS = namesOf(NOTIFICATION_FORMS);

export const productsRequestSchema = z.object({
  id: z.enum([...OPERATION_IDS, ...NOTIFICATION_IDS]),
  enabled: z.array(z.enum(PRODUCTS)),
});

const { consentStatus, dataAvailability } = consentSchema.shape;

export const readingRequestSchema = z.object({
  consent: z
    .object({ consentStatus, dataAvailability })
    .refine(consent => consent.dataAvailability === null || consent.consentStatus === 'Active', {
      error: 'must be null unless consentStatus is Active',
      path: ['dataAvailability'],
    }),
});

export const setupRequestSchema = z.object({
  setups: z.array(notificationSetupSchema),
  state: notificationStateSchema,
});

export const regionRequestSchema = z.object({ region: regionSchema });

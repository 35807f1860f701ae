/** Which products an application lacks. */
import type { NotificationId } from '../notifications.js';
import type { OperationId } from '../operations.js';
import { type Product, REQUIRED_PRODUCTS } from '../products.js';
import { readGiven } from '../schemas/door.js';
import { productsRequestSchema } from '../schemas/factRequests.js';

/** The products that the operation or notification needs beyond those `enabled` for the application; none: it may be used. */
export function missingProducts(id: OperationId | NotificationId, enabled: readonly Product[]): Product[] {
  const given = readGiven(productsRequestSchema, { id, enabled });
  return (REQUIRED_PRODUCTS[given.id] ?? [])
    .map(({ product }) => product)
    .filter(product => !given.enabled.includes(product));
}

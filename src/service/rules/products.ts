/** Finds the products that an application lacks. */
import type { NotificationId } from '../notifications.js';
import type { OperationId } from '../operations.js';
import { type Product, REQUIRED_PRODUCTS } from '../products.js';
import { productsRequestSchema } from '../schemas/factRequests.js';
import { readGiven } from '../schemas/readArgument.js';

/**
 * The products that an operation or notification needs and that are not enabled for the application. With an empty answer,
 * it can be used.
 *
 * @param id - The name of the operation or notification.
 * @param enabled - The products that are enabled for the application.
 * @throws InvalidRequestError when a name is not known.
 *
 * @example
 * ```ts
 * import { missingProducts } from 'open-banking-insights/service';
 *
 * console.log(missingProducts('getStoredAffordability', ['storedData']).join()); // affordability
 * ```
 */
export function missingProducts(id: OperationId | NotificationId, enabled: readonly Product[]): Product[] {
  const given = readGiven(productsRequestSchema, { id, enabled });
  return (REQUIRED_PRODUCTS[given.id] ?? [])
    .map(({ product }) => product)
    .filter(product => !given.enabled.includes(product));
}

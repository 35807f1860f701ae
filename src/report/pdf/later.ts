/** Wraps a function so that its promise gives the error instead of rejecting with it. */
import { InvalidRequestError, type SafeResult } from '../../base/invalidRequest.js';

export function safelyLater<Arguments extends readonly unknown[], Result>(
  call: (...parameters: Arguments) => Promise<Result>,
): (...parameters: Arguments) => Promise<SafeResult<Result>> {
  return async (...parameters) => {
    try {
      return { success: true, data: await call(...parameters) };
    } catch (error) {
      if (error instanceof InvalidRequestError) return { success: false, error };
      throw error;
    }
  };
}

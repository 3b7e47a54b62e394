import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from './content/services.ts';
import { handleError } from './entry.server.tsx';

function logged(error: unknown): unknown[] {
  const errors: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(servicesContext, { logError: (one: unknown) => errors.push(one) } as never);
  handleError(error, { request: new Request('https://site.test/'), context, params: {} });
  return errors;
}

test('a failure is logged, but no mistake of the client', () => {
  const defect = new Error('defect');
  expect(logged(defect)).toEqual([defect]);
  expect(logged(new ErrorResponse(503, 'Service Unavailable', null))).toHaveLength(1);
  // A form posted to a page without an action.
  expect(logged(new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true))).toEqual([]);
});

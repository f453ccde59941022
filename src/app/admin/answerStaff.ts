let network: Promise<(request: Request) => Promise<Response>> | undefined

/**
 * Handles staff requests within the page when data is simulated. The code for it is loaded with the first
 * request.
 */
export async function answerStaff(request: Request): Promise<Response> {
  network ??= import('#pwa/adminNetwork').then((module) => module.createStaffTransport())
  return (await network)(request)
}

let network: Promise<(request: Request) => Promise<Response>> | undefined

/** Simulated, the page answers the staff's calls itself; what it takes is loaded with the first of them. */
export async function answerStaff(request: Request): Promise<Response> {
  network ??= import('#pwa/adminNetwork').then((module) => module.createStaffTransport())
  return (await network)(request)
}

import { type ShareProblem, sharedPicture, shareField } from '#contract/wallet/share'
import { memberPaths } from '#lib/paths/member'
import { keepSharedSlip } from '#lib/storage/sharedSlip'

/**
 * Receives what another app shares. Any site can send the same form, so the picture is only stored, and the
 * page that opens asks the player about it.
 */
export async function takeShare(request: Request): Promise<Response> {
  const problem = await keepShared(request)
  const page = new URL(memberPaths.sharedSlip, request.url)
  if (problem !== null) page.searchParams.set('problem', problem)
  // 303: the browser loads the page with GET after the POST.
  return Response.redirect(page.href, 303)
}

async function keepShared(request: Request): Promise<ShareProblem | null> {
  let form: FormData
  try {
    form = await request.formData()
  } catch {
    return 'none'
  }
  const shared = await sharedPicture(form.getAll(shareField))
  if ('problem' in shared) return shared.problem
  return (await keepSharedSlip(shared.image)) ? null : 'room'
}

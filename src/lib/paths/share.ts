/**
 * Receives what another app shares (`share_target` of the manifest). The only path that accepts a navigation
 * by POST.
 */
export const sharePath = '/share'

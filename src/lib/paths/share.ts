/** Takes what another app shares (`share_target` of the manifest): the only address to which a navigation may post. */
export const sharePath = '/share'

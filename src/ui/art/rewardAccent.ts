/** Palette entry of the colour that marks rewards and games. */
export const rewardAccent = 'reward'

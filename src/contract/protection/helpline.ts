/** The telephone of the Thai Department of Mental Health, for whoever is troubled by playing. */
export const helpline = '1323'

/** The id of the heading that names the panel. */
export const panelTitleId = 'contact-panel-title'

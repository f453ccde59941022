/** Folders that the back ends read from disk. The package has its own copies, so its build replaces this file. */
export const publicFolder = new URL('../../public/', import.meta.url)
export const scenarioFolder = new URL('../../src/contract/scenario/shipped/', import.meta.url)

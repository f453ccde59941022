/** Where a trial leaves its last line for the summary of all tests. */
export const trialResult = '.cache/trial.txt'

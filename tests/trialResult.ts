/** Where a trial leaves its last line for the summary of all tests. */
export const trialResult = '.cache/trial.txt'

/** The same of the monkeys. */
export const monkeysResult = '.cache/monkeys.txt'

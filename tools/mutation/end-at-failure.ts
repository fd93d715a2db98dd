import { configureGlobal, readConfigureGlobal } from 'fast-check';

// A mutant is noticed with the first counterexample; a shorter one was sought for up to a minute.
configureGlobal({ ...readConfigureGlobal(), endOnFailure: true });

//! All tests of Hamilcar, a module for each chapter of its rules, in one program: it is linked
//! once.

mod material;

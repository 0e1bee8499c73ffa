// What the libraries use of <math.h>.
#define INFINITY __builtin_inff()

double exp(double x);
double exp2(double x);
double log(double x);
double log1p(double x);
double round(double x);
float expf(float x);
float logf(float x);
float roundf(float x);
